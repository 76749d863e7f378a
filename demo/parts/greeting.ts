import type { RunningService, ServiceModule } from '../../src/runtime/stage/service-module.ts';
import type {} from './layers/stacked.tsx';

/** Greets a visitor where the page's context asks for it: it needs no block on the page. */
export default {
  start(page): RunningService {
    const layer = page.open('stacked', {
      depth: 3,
      text: 'Este serviço foi iniciado por uma configuração do contexto, numa página sem nenhum bloco.',
    });
    // What fails is reported where it does.
    layer.catch(() => {});
    return {
      api: undefined,
      stop: () =>
        void layer.then(
          (one) => one.close(),
          () => {},
        ),
    };
  },
} satisfies ServiceModule;
