import type { Server } from 'node:http';

const isTaken = (error: Error): boolean => 'code' in error && error.code === 'EADDRINUSE';

/**
 * Listens on a port of this machine; when it is taken and `hunt` allows it, on one of the next ones. Port 0 takes any.
 *
 * @returns the port that was free
 */
export function listen(server: Server, port: number, hunt = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const failed = (error: Error): void => {
      if (!isTaken(error) || hunt === 0 || port === 0) reject(error);
      else listen(server, port + 1, hunt - 1).then(resolve, reject);
    };
    server.once('error', failed);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', failed);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}
