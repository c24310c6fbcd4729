/** The server, which prints its memory as one line of JSON at each SIGUSR2, in bytes. */
process.on('SIGUSR2', () => {
  const { rss, heapUsed } = process.memoryUsage();
  console.log(JSON.stringify({ memory: { rss, heapUsed } }));
});
await import('../src/server.ts');
