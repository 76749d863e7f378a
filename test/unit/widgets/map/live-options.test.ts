import { expect, it, vi } from 'vitest';
import { dataSources } from '../../../../src/runtime/mount/data-sources.ts';
import { parse } from '../../../../src/vocab/block/parse.ts';
import { map } from '../../../../src/widgets/map/block.ts';
import { readMap } from '../../../../src/widgets/map/content.ts';
import { followOptions, optionsOf } from '../../../../src/widgets/map/live-options.ts';
import { fakeHandle } from '../../fake-handle.ts';

function follow(html: string) {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  const element = holder.firstElementChild as HTMLElement;
  const { data } = parse(map.data, dataSources(element, element, !element.dataset.block, readMap(element)));
  let now = optionsOf(data);
  followOptions(data, fakeHandle({ element }), (options) => {
    now = options;
  });
  return { element, now: () => now, json: (value: string) => element.setAttribute('data-block-json', value) };
}

it('the JSON of a published map has names of its own [MAP-006, MAP-309]', async () => {
  const { now, json } = follow('<div class="sqs-block"></div>');
  json('{"style":"4","labels":false,"controls":true}');
  await vi.waitFor(() => expect(now()).toMatchObject({ style: 'MinimalLight', showLabels: false }));
});

it.each(['{"disableDefaultUI":true}', '{"disableDefaultUi":true}', '{"disable-default-ui":true}'])(
  'all spellings of disableDefaultUI are read in JSON: %s [MAP-305]',
  (json) => {
    expect(follow(`<div data-block="map" data-block-json='${json}'></div>`).now().disableDefaultUI).toBe(true);
  },
);

it.each(['data-style="5"', `data-block-json='{"style":5}'`, `data-block-json='{"style":"5"}'`])(
  'a style may be an id: %s [MAP-003, MAP-308]',
  (attribute) => {
    expect(follow(`<div data-block="map" ${attribute}></div>`).now().style).toBe('MinimalDark');
  },
);
