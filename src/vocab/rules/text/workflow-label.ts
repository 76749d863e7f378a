import { contentStatuses } from '../../codes/content-statuses.ts';
import type { WordingKey } from './wording-keys.ts';

/** The keys of the labels of workflow states. */
export type WorkflowLabelKey = Extract<WordingKey, `workflow${string}`>;

const LABELS: ReadonlyMap<unknown, WorkflowLabelKey> = new Map([
  ['published', 'workflowPublished'],
  ['scheduled', 'workflowScheduled'],
  ['draft', 'workflowDraft'],
]);

/**
 * The label of a workflow state (VOCAB-001): published, scheduled and draft have their own, anything else is not supported.
 *
 * @param state the code of a content status, or its name
 */
export const workflowLabel = (state: unknown): WorkflowLabelKey =>
  LABELS.get(typeof state === 'number' ? contentStatuses.nameOf(state) : state) ?? 'workflowUnsupported';
