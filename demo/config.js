// The configuration area's side of Esc in the preview: closes the guide, otherwise changes between editing and preview.
const frame = document.getElementById('preview');
const guide = document.getElementById('guide');
const mode = document.getElementById('mode');

const acts = {
  'vitrine:close-guide'() {
    guide.hidden = true;
    frame.removeAttribute('data-guide-open');
  },
  'vitrine:toggle-preview'() {
    const isPreview = document.body.classList.toggle('config-preview');
    mode.textContent = isPreview ? 'Modo de prévia' : 'Modo de edição';
  },
};

addEventListener('message', ({ origin, source, data }) => {
  if (origin === location.origin && source === frame.contentWindow && Object.hasOwn(acts, data?.type))
    acts[data.type]();
});
