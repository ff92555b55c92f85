/**
 * Lets Node import components, as the bundler of the portal does: styles are empty, as names of
 * classes do not matter here, and React is that of production.
 */

import Module from 'node:module';

process.env.NODE_ENV = 'production';

Module._extensions['.css'] = (module) => {
  module.exports = { __esModule: true, default: {} };
};
