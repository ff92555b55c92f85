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
  { ignores: ['.next*/**', 'out*/**', 'next-env.d.ts', 'public/**'] },
];
export default config;
