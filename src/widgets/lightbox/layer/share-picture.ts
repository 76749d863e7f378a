/** Whether a link was passed on, copied because the browser cannot share, or neither. */
type Shared = 'shared' | 'copied' | 'failed';

/** Offers a link to the apps of the visitor's device; where the browser cannot do that, it copies the link. */
export async function sharePicture(url: string, title: string): Promise<Shared> {
  if (typeof navigator.share === 'function')
    try {
      await navigator.share({ url, ...(title && { title }) });
      return 'shared';
    } catch (error) {
      // The visitor chose nothing.
      if (Object(error).name === 'AbortError') return 'shared';
    }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
