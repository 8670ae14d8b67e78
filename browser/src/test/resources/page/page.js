// Starts the worker; it reports by itself.
const worker = new Worker('worker.js', { type: 'module' });
worker.addEventListener('error', (event) =>
  fetch('failed', { method: 'POST', body: `${event.message} ${event.filename}:${event.lineno}` }),
);
