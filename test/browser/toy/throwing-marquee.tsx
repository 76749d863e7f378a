import type { ComponentProps } from 'react';
import block from '../../../src/widgets/marquee/index.ts';
import { Throwing } from './throwing.tsx';

const View = (props: ComponentProps<typeof block.View>) => <Throwing View={block.View} given={props} />;

export default { ...block, View };
