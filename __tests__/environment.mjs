import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Environment of a suite: a page (jsdom) for suites of components, `.tsx`, and Node for all others. */
export default class Environment {
  constructor(config, context) {
    const name = context.testPath.endsWith('.tsx') ? 'jsdom' : 'node';
    const { TestEnvironment } = require(`jest-environment-${name}`);
    return new TestEnvironment(config, context);
  }
}
