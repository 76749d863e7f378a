// React in a test's document.
import { cleanup, configure, screen, within } from '@testing-library/react';
import { afterEach } from 'vitest';

// React asks for this before it lets a test flush effects.
Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

// What never comes has to end some day; a slow machine must not be what a test finds.
configure({ asyncUtilTimeout: 30_000 });

// It was made once for the process, and each file has a document of its own.
Object.assign(screen, within(document.body));

afterEach(() => cleanup());
