// React in a test's document.
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// React asks for this before it lets a test flush effects.
Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

afterEach(() => cleanup());
