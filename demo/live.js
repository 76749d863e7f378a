// Reloads the page when a build has ended.
new EventSource('/__live').addEventListener('built', () => location.reload());
