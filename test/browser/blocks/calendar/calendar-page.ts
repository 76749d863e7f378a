// A page with a calendar, and where its parts are.
import type { Page } from '@playwright/test';

export const PATH = '**/api/open/GetItemsByMonth*';
const own = (title: string, from: string, to = '') =>
  `<article><h3><a href="/agenda/x">${title}</a></h3><p><time datetime="${from}">antes</time>${to && `<time datetime="${to}">fim</time>`}</p><p data-place>No ateliê</p></article>`;
const MARKUP = [
  own('Fornada', '2026-12-05T09:00-03:00', '2026-12-05T13:00-03:00'),
  own('Visita', '2026-12-05T15:00-03:00'),
  own('Turma', '2026-12-05T19:00-03:00'),
  own('Feira', '2026-12-12', '2026-12-14'),
].join('');
export const block = (attributes = '', markup = MARKUP) =>
  `<h1>Agenda</h1><div data-block="calendar" data-block-load="load" data-month="12-2026" data-time-zone="America/Sao_Paulo" ${attributes}>${markup}</div>`;
export const item = (title: string, day: string) => ({ id: title, title, startDate: Date.parse(`${day}T12:00Z`) });
export const day = (page: Page, name: RegExp) => page.getByRole('button', { name });
export const monthTitle = (page: Page) => page.locator('h2[part=month]');
