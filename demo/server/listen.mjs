/**
 * Listens on a port; when it is taken and `hunt` allows it, on one of the next ones.
 *
 * @returns {Promise<number>} the port that was free
 */
export function listen(server, port, hunt = 0) {
  return new Promise((resolve, reject) => {
    const failed = (error) => {
      if (error.code !== 'EADDRINUSE' || hunt === 0 || port === 0) reject(error);
      else listen(server, port + 1, hunt - 1).then(resolve, reject);
    };
    server.once('error', failed);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', failed);
      resolve(server.address().port);
    });
  });
}
