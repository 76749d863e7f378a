import type { Slip } from './finding.ts';
import type { Host } from './hosts.ts';
import type { Page } from './page.ts';

/** Receives the findings of a check. */
export interface Report {
  say(slip: Slip): void;
  /** Records a value that a template writes and that was therefore not checked. */
  skip(at: number, what: string): void;
}

/** Examines a page for one kind of mistake. */
export type Check = (page: Page, hosts: readonly Host[], report: Report) => void;
