/** The browser properties that the rule reads; they are passed in, so that a test can imitate any device. */
export interface DeviceSignals {
  readonly userAgent: string;
  readonly coarsePointer: boolean;
}

/** Returns whether the visitor's device is a mobile one: by user agent or coarse pointer, never by width. */
export const isMobileDevice = ({ userAgent, coarsePointer }: DeviceSignals): boolean =>
  coarsePointer || /Android|iPhone|iPad|iPod|Mobile|webOS|BlackBerry|IEMobile|Opera Mini/i.test(userAgent);

/** Reads the signals of the browser this page runs in. */
export const deviceSignals = (): DeviceSignals => ({
  userAgent: globalThis.navigator?.userAgent ?? '',
  coarsePointer: globalThis.matchMedia?.('(pointer: coarse)').matches ?? false,
});
