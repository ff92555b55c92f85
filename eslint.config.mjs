import next from 'eslint-config-next/core-web-vitals';
import ts from 'eslint-config-next/typescript';

const config = [
  ...next,
  ...ts,
  {
    rules: {
      // The export has no image optimiser, so `<img>` with its size is the right element.
      '@next/next/no-img-element': 'off',
    },
  },
  {
    // What reads documents of others: a list of theirs may be longer than a call may have arguments.
    files: ['lib/openapi/**', 'lib/bootstrap/**', 'components/api-reference/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression > SpreadElement',
          message: 'Too many arguments end in a fault.',
        },
      ],
    },
  },
  { ignores: ['.next*/**', 'out*/**', 'next-env.d.ts', 'public/**'] },
];
export default config;
