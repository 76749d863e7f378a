import { expect, it } from 'vitest';
import { toContext } from '../../../../src/vocab/context.ts';
import { memberArea } from '../../../../src/widgets/member-area/block.ts';
import { readMemberArea } from '../../../../src/widgets/member-area/content.ts';
import { View } from '../../../../src/widgets/member-area/view.tsx';
import { mountBlock } from '../../mount-block.tsx';

const noticeOf = (html: string, pageType: number): Element | null =>
  mountBlock(memberArea, readMemberArea, View, html, { site: toContext({ pageType }) }).container.querySelector(
    '[part=notice]',
  );

it('says on a page of the type 105 that it is for members only, unless the server has said it [MEMBER-601]', () => {
  expect(noticeOf('<p>Entre.</p>', 105)).not.toBeNull();
  expect(noticeOf('<p data-member-notice>Só para membros.</p><p>Entre.</p>', 105)).toBeNull();
  expect(noticeOf('<p>Entre.</p>', 104)).toBeNull();
});
