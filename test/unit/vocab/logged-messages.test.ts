import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as loggedMessages from '../../../src/vocab/logged-messages.ts';
import { fillPlaceholders } from '../../../src/vocab/rules/text/fill-placeholders.ts';

const {
  bridgeFunctionNotFound,
  elementMissing,
  galleryDataNotDecoded,
  galleryDataNotEvaluated,
  galleryDesignNotFound,
  imageElementInvalid,
  imageLoaderNotFound,
  imageMissing,
  imageSourceInvalid,
  imagesMissing,
  imageWithoutAlignment,
  imageWithoutParent,
  lightboxNotAvailable,
  mobilePlatformUnknown,
  nodeInvalid,
  rootNodeMissing,
  stackedTransitionNotFound,
  videoLoaderNotFound,
} = loggedMessages;

describe('the messages for developers', () => {
  it('each say when they are said, and which requirement has them', () => {
    const text = readFileSync('src/vocab/logged-messages.ts', 'utf8');
    const documented = [...text.matchAll(/^\/\*\* .*\([A-Z]+-\d{3}.* \*\/\nexport const (\w+) /gm)].map(
      ([, name]) => name,
    );
    expect(documented.toSorted()).toEqual(Object.keys(loggedMessages).toSorted());
  });

  it('have the 17 of the list, as they stand there [ERR-606]', () => {
    expect(Object.values(loggedMessages)).toEqual(
      expect.arrayContaining([
        'Cannot init animations without a window context',
        'Event is firing before the environment is initialized!',
        'mobile platform not correctly identified',
        '[JS -> Native Bridge] {name} not found',
        'Error tracking event: HTTP Status {code}',
        'Metric settings request timeout',
        'XHR request DONE with unexpected status: {code}',
        'Unable to resolve pageLoadId',
        'Data is empty',
        'Unable to store analyticsId',
        'Error determining FullStory eligibility',
        'Error injecting FullStory script',
        'Error rendering captcha into node',
        'Please provide a tracking context when using Google Places API details to track cost',
        'ReCaptcha has not been set up!',
        'Document was destroyed',
        'Value is neither a string nor an object containing a string',
      ]),
    );
  });

  it('are each there once, under a name that cannot be given another', () => {
    const texts: readonly string[] = Object.values(loggedMessages);
    expect(new Set(texts).size).toBe(texts.length);
    expect(Reflect.set(loggedMessages, 'imageMissing', 'Something else')).toBe(false);
    expect(imageMissing).toBe('No image');
  });

  it('say what the requirements say of galleries, images and the native bridge', () => {
    expect(galleryDataNotDecoded).toBe('Error decoding gallery block data');
    expect(galleryDataNotEvaluated).toBe('Error evaluating gallery block data');
    expect(videoLoaderNotFound).toBe('VideoLoader not found');
    expect(imageLoaderNotFound).toBe('Loader2 not found');
    expect(elementMissing).toBe('No valid HTMLElement node was supplied');
    expect(lightboxNotAvailable).toBe('Lightboxify is not available in this tier');
    expect([imageMissing, imagesMissing, rootNodeMissing]).toEqual(['No image', 'No images', 'No root node']);
    expect(imageSourceInvalid).toBe('Invalid or missing image source.');
    expect(imageElementInvalid).toBe('Element is not a valid image element.');
    expect(imageWithoutParent).toBe('Image element has no parentNode.');
    expect(imageWithoutAlignment).toBe('Missing alignment for content-fit image.');
    expect(mobilePlatformUnknown).toBe('mobile platform not correctly identified');
  });

  it('name what they are about', () => {
    expect(fillPlaceholders(bridgeFunctionNotFound, { name: 'dismiss' })).toBe(
      '[JS -> Native Bridge] dismiss not found',
    );
    expect(fillPlaceholders(nodeInvalid, { node: '#text' })).toBe('#text is not a valid node.');
    expect(fillPlaceholders(galleryDesignNotFound, { name: 'spiral' })).toBe('Gallery design spiral not found');
    expect(fillPlaceholders(stackedTransitionNotFound, { name: 'spin' })).toBe('Stacked transition spin not found');
  });
});
