import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { countBytes } from '../../bench/count-bytes.mjs';

class Session extends EventEmitter {
  async send(): Promise<void> {}
  fetched(requestId: string, url: string, encodedDataLength: number): void {
    this.emit('Network.requestWillBeSent', { requestId, request: { url } });
    this.emit('Network.loadingFinished', { requestId, encodedDataLength });
  }
}

describe('the bytes of a page', () => {
  it('are those of everything that came, and among them those of React and of pictures, up to the moment of asking', async () => {
    const session = new Session();
    const counted = await countBytes(session as never);
    session.fetched('1', 'http://localhost/dist/chunks/react-Abc12.js', 50_000);
    session.fetched('2', 'http://localhost/dist/chunks/runtime-Abc12.js', 7_000);
    const before = counted();
    session.fetched('3', 'http://localhost/react-tables.js', 100);
    session.fetched('4', 'http://localhost/tile.jpg?z=3', 1_000);
    expect(before).toEqual({ bytes: 57_000, react: 50_000, pictures: 0 });
    expect(counted()).toEqual({ bytes: 58_100, react: 50_000, pictures: 1_000 });
  });
});
