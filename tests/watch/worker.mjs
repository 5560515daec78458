import {init, runBaseTests, setupEnvironment} from 'vitest/worker';

/**
 * The process in which `npm run test:watch` runs tests. Vitest's own worker removes its listeners when a run ends; this
 * one keeps them, so that it can be started again. Each start adds a listener for the calls of its run.
 */
process.setMaxListeners(0);
init({
  post: (message) => process.send(message),
  on: (listener) => process.on('message', listener),
  off: (listener) => process.off('message', listener),
  runTests: (state, traces) => runBaseTests('run', state, traces),
  collectTests: (state, traces) => runBaseTests('collect', state, traces),
  setup: setupEnvironment,
});
