import { expect, it } from 'vitest';
import { workflowLabel } from '../../../../../src/vocab/rules/text/workflow-label.ts';

it('labels published, scheduled and draft, by name and by code, and nothing else', () => {
  expect(['published', 'scheduled', 'draft'].map(workflowLabel)).toEqual([1, 2, 4].map(workflowLabel));
  expect([1, 2, 4].map(workflowLabel)).toEqual(['workflowPublished', 'workflowScheduled', 'workflowDraft']);
  for (const state of ['needsReview', 'private', 'deleted', 'PUBLISHED', '', null, undefined, 3, 5, 6, 0, {}])
    expect(workflowLabel(state), String(state)).toBe('workflowUnsupported');
});
