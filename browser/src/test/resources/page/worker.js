// Does the test's jobs one after another and posts what came of each.
import { load } from './core/core.js';

const post = (path, body) => fetch(path, { method: 'POST', body });

function done(core, { kind, text, polls }) {
  const progress = [];
  let asked = 0;
  const isStopped = () => polls !== undefined && ++asked > polls;
  const begun = performance.now();
  const answer =
    kind === 'ask'
      ? core.ask(text)
      : kind === 'count'
        ? String(core.count(...text.split(' ')))
        : core.think(text, isStopped, (news) => progress.push(news));
  return JSON.stringify({ answer, progress, millis: performance.now() - begun });
}

try {
  const core = await load();
  const jobs = await (await fetch('jobs')).json();
  for (const job of jobs) await post('done', done(core, job));
} catch (no) {
  await post('failed', `${no} ${no.stack}`);
}
