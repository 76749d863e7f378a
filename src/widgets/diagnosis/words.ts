import type { WaitsFor } from '../../runtime/diagnosis/page-report.ts';
import en from '../../strings/en/diagnosis.json';
import es from '../../strings/es/diagnosis.json';
import type messages from '../../strings/pt-BR/diagnosis.json';
import portuguese from '../../strings/pt-BR/diagnosis.json';
import type { Translate } from '../../strings/translate.ts';
import type { ConsentPurpose } from '../../vocab/block/define-block.ts';
import type { CallOutcome } from '../../vocab/calls.ts';
import type { BlockState } from '../../vocab/names.ts';

export type Word = keyof typeof messages;
export type Words = Translate<Word>;

export const STATE_WORDS: Readonly<Record<BlockState, Word>> = {
  ready: 'diagnosisReady',
  waiting: 'diagnosisWaiting',
  loading: 'diagnosisLoading',
  failed: 'diagnosisFailed',
};

export const WAIT_WORDS: Readonly<Record<WaitsFor, Word>> = {
  view: 'diagnosisWaitsView',
  touch: 'diagnosisWaitsTouch',
  idle: 'diagnosisWaitsIdle',
  consent: 'diagnosisWaitsConsent',
  opening: 'diagnosisWaitsOpening',
  files: 'diagnosisWaitsFiles',
};

export const PURPOSE_WORDS: Readonly<Record<ConsentPurpose, Word>> = {
  necessary: 'diagnosisNecessary',
  preferences: 'diagnosisPreferences',
  analytics: 'diagnosisAnalytics',
  marketing: 'diagnosisMarketing',
};

export const POLICY_WORDS = {
  open: 'diagnosisPolicyOpen',
  restrictive: 'diagnosisPolicyRestrictive',
  absolute: 'diagnosisPolicyAbsolute',
} as const satisfies Record<string, Word>;

export const OUTCOME_WORDS: Readonly<Record<CallOutcome, Word>> = {
  done: 'diagnosisDone',
  abandoned: 'diagnosisAbandoned',
  offline: 'diagnosisOffline',
  timeout: 'diagnosisTimeout',
  refused: 'diagnosisRefused',
  application: 'diagnosisApplication',
  shape: 'diagnosisShape',
};

/** The panel brings its words in every language: those of the page's own are for its visitors, who never see it. */
export const messagesOf = (language: string): typeof portuguese => ({ en, es })[language] ?? portuguese;
