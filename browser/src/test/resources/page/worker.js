// Does the test's jobs one after another and posts what came of each.
import { load } from './core/core.js';

const post = (path, body) => fetch(path, { method: 'POST', body });

/** Questions go to a core that does not think, as in the page. */
function done(core, desk, { kind, text, polls }) {
  const progress = [];
  let asked = 0;
  const isStopped = () => polls !== undefined && ++asked > polls;
  const begun = performance.now();
  const answer =
    kind === 'ask'
      ? desk.ask(text)
      : kind === 'think at the desk'
        ? refusal(() => desk.think(text))
        : kind === 'count'
          ? String(core.count(text))
          : core.think(text, isStopped, (news) => progress.push(news));
  return JSON.stringify({ answer, progress, millis: performance.now() - begun });
}

function refusal(call) {
  try {
    return call();
  } catch (no) {
    return no.message;
  }
}

try {
  const [core, desk] = await Promise.all([load(), load({ thinks: false })]);
  const jobs = await (await fetch('jobs')).json();
  for (const job of jobs) await post('done', done(core, desk, job));
} catch (no) {
  await post('failed', `${no} ${no.stack}`);
}
