/**
 * Whether a date is a day of the calendar without a time, such as `2026-05-02`. It is the same day in every time zone, while `Date.parse` reads it as midnight in UTC, which is the evening
 * before in Brazil. The rule is the project's own.
 */
export const isCalendarDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);
