import { AsyncLocalStorage } from 'node:async_hooks';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * Stores that a suite has used. Jest makes one for each suite and leaves it on: before Node 24 each promise of later
 * suites would carry those of all suites before.
 */
const stores = new Set();
const { run } = AsyncLocalStorage.prototype;
AsyncLocalStorage.prototype.run = function (...args) {
  stores.add(this);
  return run.apply(this, args);
};

/** Environment of a suite: a page (jsdom) for suites of components, `.tsx`, and Node for all others. */
export default class Environment {
  constructor(config, context) {
    const name = context.testPath.endsWith('.tsx') ? 'jsdom' : 'node';
    const { TestEnvironment } = require(`jest-environment-${name}`);
    const environment = new TestEnvironment(config, context);
    const teardown = environment.teardown.bind(environment);
    environment.teardown = () => {
      for (const store of stores) store.disable();
      stores.clear();
      return teardown();
    };
    return environment;
  }
}
