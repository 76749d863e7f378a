import { Facade } from '../../../../src/widgets/_shared/block/facade/facade.tsx';
import type { Gate } from '../../../../src/widgets/_shared/block/facade/gate.ts';
import { VideoCover } from '../../../../src/widgets/_shared/media/video/video-cover.tsx';
import { CoverTexts } from '../../../../src/widgets/video/cover-texts.tsx';
import { aspectStyle } from '../../../../src/widgets/video/kind-props.ts';
import { fakeHandle } from '../../fake-handle.ts';
import { showTheSame } from '../../runtime/light/both-renderers.tsx';

const handle = fakeHandle({ element: document.createElement('div') });
const gate: Gate = {
  isOpen: false,
  isAllowed: false,
  wasClicked: false,
  canAsk: true,
  name: '',
  open: () => {},
  always: async () => {},
  preferences: async () => {},
};
const told = { title: 'A noite do forno', duration: 3_755, from: 'YouTube' };
const notice = { handle, kind: 'video' as const, title: told.title, from: told.from, link: 'https://youtu.be/a' };

showTheSame({
  'a cover with a picture and texts': (
    <VideoCover poster="/torno.jpg" label="Reproduzir" onPlay={() => {}}>
      <CoverTexts {...told} handle={handle} />
    </VideoCover>
  ),
  'a cover without either': (
    <VideoCover label="Reproduzir" onPlay={() => {}}>
      <CoverTexts title="" duration={0} from="" handle={handle} />
    </VideoCover>
  ),
  'a link in place of a player': (
    <VideoCover href="https://youtu.be/a" label="Abrir o vídeo">
      <span className="title">Abrir o vídeo</span>
    </VideoCover>
  ),
  'the notice before a decision': <Facade {...notice} gate={gate} poster={<img src="/torno.jpg" alt="" />} />,
  'the notice of a service that is allowed': <Facade {...notice} gate={{ ...gate, isAllowed: true }} />,
  'the notice where nobody may decide': <Facade {...notice} gate={{ ...gate, canAsk: false, name: 'Vídeos' }} />,
  'a box with its ratio': <div className="box" style={aspectStyle(56.25)} />,
});
