import type { ComponentProps } from 'react';
import door from '../../../src/widgets/marquee/index.ts';
import { Throwing } from './throwing.tsx';

const View = (props: ComponentProps<typeof door.View>) => <Throwing View={door.View} given={props} />;

export default { ...door, View };
