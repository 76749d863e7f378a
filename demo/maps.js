// Stands in for the script of the maps service, with its interface: nothing outside has to be asked. It draws the demo's own tiles.
(() => {
  const { searchParams } = new URL(document.currentScript.src);
  const SIZE = 256;
  const LAND = { '#f5f5f3': 'MinimalLight', '#1f2124': 'MinimalDark', '#e6eef7': 'MinimalBlue' };
  const WORDS = searchParams.get('language')?.startsWith('en')
    ? { in: 'Zoom in', out: 'Zoom out', close: 'Close' }
    : { in: 'Aumentar o zoom', out: 'Diminuir o zoom', close: 'Fechar' };

  const element = (name, style = '', properties = {}) => {
    const made = Object.assign(document.createElement(name), properties);
    made.style.cssText = style;
    return made;
  };
  const button = (label, text, onclick) =>
    element(
      'button',
      'width: 44px; height: 44px; border: 0; background: #fff; color: #333; font: 22px/1 system-ui; cursor: pointer',
      { type: 'button', ariaLabel: label, title: label, textContent: text, onclick },
    );

  const project = ({ lat, lng }, zoom) => {
    const world = SIZE * 2 ** zoom;
    const sine = Math.sin((lat * Math.PI) / 180);
    return { x: ((lng + 180) / 360) * world, y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world };
  };
  const unproject = ({ x, y }, zoom) => {
    const world = SIZE * 2 ** zoom;
    const angle = Math.PI * (1 - (2 * y) / world);
    return { lat: (Math.atan(Math.sinh(angle)) * 180) / Math.PI, lng: (x / world) * 360 - 180 };
  };

  /** What has listeners, as every object of the service. */
  class Listening {
    listeners = [];
    addListener(type, fn) {
      const listener = { type, fn };
      this.listeners.push(listener);
      return { remove: () => this.listeners.splice(this.listeners.indexOf(listener), 1) };
    }
    trigger(type) {
      for (const one of [...this.listeners]) if (one.type === type) one.fn();
    }
  }

  class VendorMap extends Listening {
    overlays = new Set();
    constructor(canvas, options) {
      super();
      Object.assign(canvas.style, { position: 'absolute', overflow: 'hidden', background: '#e5e3df' });
      this.canvas = canvas;
      this.tiles = element('div');
      this.pane = element('div', 'position: absolute; inset: 0', { tabIndex: 0, ariaLabel: 'Mapa' });
      this.pane.setAttribute('role', 'application');
      this.buttons = element(
        'div',
        'position: absolute; inset-block-end: 24px; inset-inline-end: 12px; display: grid; box-shadow: 0 1px 4px rgb(0 0 0 / 30%)',
      );
      this.buttons.append(
        button(WORDS.in, '+', () => this.setZoom(this.zoom + 1)),
        button(WORDS.out, '−', () => this.setZoom(this.zoom - 1)),
      );
      const said = element(
        'div',
        'position: absolute; inset-block-end: 0; inset-inline-start: 0; padding: 1px 6px; background: #fff; color: #333; font: 12px/1.5 system-ui',
        { textContent: 'Serviço de mapas (simulação)' },
      );
      canvas.replaceChildren(this.tiles, this.pane, this.buttons, said);
      this.options = {};
      this.center = options.center;
      this.zoom = options.zoom;
      this.listen();
      this.setOptions(options);
      new ResizeObserver(() => this.draw()).observe(canvas);
    }
    listen() {
      let from = null;
      let moved = false;
      this.pane.addEventListener('pointerdown', ({ clientX, clientY }) => {
        from = { x: clientX, y: clientY, at: project(this.center, this.zoom) };
        moved = false;
      });
      this.pane.addEventListener('pointermove', ({ clientX, clientY, buttons }) => {
        if (!from || !buttons || this.options.draggable === false) return;
        const [right, down] = [clientX - from.x, clientY - from.y];
        moved ||= Math.hypot(right, down) > 4;
        this.center = unproject({ x: from.at.x - right, y: from.at.y - down }, this.zoom);
        this.draw();
      });
      this.pane.addEventListener('click', () => {
        if (!moved) this.trigger('click');
      });
      this.pane.addEventListener(
        'wheel',
        (event) => {
          if (this.options.scrollwheel === false) return;
          event.preventDefault();
          this.setZoom(this.zoom - Math.sign(event.deltaY));
        },
        { passive: false },
      );
    }
    setZoom(zoom) {
      this.zoom = Math.min(19, Math.max(3, zoom));
      this.draw();
    }
    setOptions(options) {
      Object.assign(this.options, options);
      this.buttons.hidden = this.options.disableDefaultUI === true;
      this.buttons.style.display = this.buttons.hidden ? 'none' : 'grid';
      this.draw();
    }
    get look() {
      const { styles = [], mapTypeId } = this.options;
      const rules = JSON.stringify(styles);
      const land = styles[0]?.stylers[0]?.color;
      return {
        estilo: /satellite|hybrid/.test(mapTypeId)
          ? 'Satellite'
          : (LAND[land] ?? (rules.includes('-100') ? 'Grayscale' : 'Original')),
        nomes:
          mapTypeId === 'satellite' || rules.includes('{"elementType":"labels","stylers":[{"visibility":"off"}]}')
            ? 0
            : 1,
        relevo: mapTypeId === 'terrain' ? 1 : 0,
      };
    }
    draw() {
      const { clientWidth: width, clientHeight: height } = this.canvas;
      const middle = project(this.center, this.zoom);
      const query = new URLSearchParams(this.look);
      const [left, top] = [middle.x - width / 2, middle.y - height / 2];
      const wanted = new Map();
      for (let x = Math.floor(left / SIZE); x * SIZE < left + width; x += 1)
        for (let y = Math.floor(top / SIZE); y * SIZE < top + height; y += 1)
          wanted.set(`/mapa/${this.zoom}/${x}/${y}.svg?${query}`, [x * SIZE - left, y * SIZE - top]);
      for (const tile of [...this.tiles.children]) if (!wanted.has(tile.getAttribute('src'))) tile.remove();
      for (const [src, [x, y]] of wanted) {
        const tile =
          [...this.tiles.children].find((one) => one.getAttribute('src') === src) ??
          element('img', `position: absolute; width: ${SIZE}px; height: ${SIZE}px; max-width: none`, { src, alt: '' });
        tile.style.left = `${Math.round(x)}px`;
        tile.style.top = `${Math.round(y)}px`;
        if (!tile.parentNode) this.tiles.append(tile);
      }
      for (const one of this.overlays) one.place();
    }
    pointOf(position) {
      const [at, middle] = [project(position, this.zoom), project(this.center, this.zoom)];
      return {
        left: `${Math.round(at.x - middle.x + this.canvas.clientWidth / 2)}px`,
        top: `${Math.round(at.y - middle.y + this.canvas.clientHeight / 2)}px`,
      };
    }
  }

  class Marker extends Listening {
    constructor({ map, position, title, draggable }) {
      super();
      this.position = position;
      this.box = element(
        'button',
        'position: absolute; width: 28px; height: 28px; margin: -34px 0 0 -14px; padding: 0; border: 3px solid #fff; border-radius: 50% 50% 50% 0; background: #d93025; rotate: -45deg; box-shadow: 0 1px 4px rgb(0 0 0 / 40%); cursor: pointer',
        { type: 'button', ariaLabel: title, title },
      );
      this.box.addEventListener('click', () => this.trigger('click'));
      this.setDraggable(draggable);
      this.setMap(map);
    }
    setDraggable(draggable) {
      this.draggable = draggable === true;
      this.box.dataset.draggable = String(this.draggable);
    }
    setMap(map) {
      this.map?.overlays.delete(this);
      this.box.remove();
      this.map = map;
      if (!map) return;
      map.overlays.add(this);
      map.canvas.append(this.box);
      this.place();
    }
    place() {
      Object.assign(this.box.style, this.map.pointOf(this.position));
    }
  }

  class InfoWindow extends Listening {
    setContent(content) {
      this.content = content;
    }
    open({ map, anchor }) {
      this.close();
      this.map = map;
      this.anchor = anchor;
      this.box = element(
        'div',
        'position: absolute; min-width: 180px; max-width: 260px; translate: -50% calc(-100% - 44px); background: #fff; color: #222; color-scheme: light; border-radius: 8px; box-shadow: 0 2px 12px rgb(0 0 0 / 30%)',
      );
      this.box.setAttribute('role', 'dialog');
      const close = button(WORDS.close, '×', () => this.close());
      Object.assign(close.style, {
        position: 'absolute',
        insetBlockStart: '0',
        insetInlineEnd: '0',
        background: 'none',
      });
      this.box.append(this.content, close);
      map.overlays.add(this);
      map.canvas.append(this.box);
      this.place();
    }
    place() {
      Object.assign(this.box.style, this.map.pointOf(this.anchor.position));
    }
    close() {
      this.map?.overlays.delete(this);
      this.box?.remove();
    }
  }

  window.google = {
    maps: {
      Map: VendorMap,
      Marker,
      InfoWindow,
      event: {
        clearInstanceListeners(instance) {
          instance.listeners = [];
        },
      },
    },
  };
  const ready = searchParams.get('callback');
  // The service calls when its own files are there, which is after its script.
  if (ready) setTimeout(() => window[ready]?.());
})();
