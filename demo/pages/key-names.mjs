const NAMES = {
  'Arrow keys': 'Setas',
  ArrowDown: 'Seta para baixo',
  ArrowLeft: 'Seta para a esquerda',
  ArrowRight: 'Seta para a direita',
  ArrowUp: 'Seta para cima',
  Backspace: 'Backspace',
  Delete: 'Delete',
  End: 'End',
  Enter: 'Enter',
  Escape: 'Esc',
  Home: 'Home',
  Minus: '−',
  PageDown: 'Page Down',
  PageUp: 'Page Up',
  Plus: '+',
  Shift: 'Shift',
  Space: 'Espaço',
  Tab: 'Tab',
};

const nameOf = (key) => (/^[A-Z0-9]$/.test(key) ? key : NAMES[key]);

/** A declaration's keys, as `Enter, Space` or `Shift+Tab`, by what Brazilian keyboards call them; undefined for one without a name here. */
export const keyNames = (keys) =>
  keys.split(/, */).map((one) => {
    const names = one.split('+').map(nameOf);
    return names.includes(undefined) ? undefined : names.join('+');
  });
