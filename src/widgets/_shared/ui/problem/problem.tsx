import { Icon } from '../icons/icon.tsx';
import { alert } from '../icons/icons.ts';

/** Why something did not work, read aloud as soon as it is there. */
export const Problem = ({ text }: { text: string }) => (
  <div role="alert">
    {text && (
      <div className="vt-problem" part="error">
        <Icon path={alert} />
        <p>{text}</p>
      </div>
    )}
  </div>
);
