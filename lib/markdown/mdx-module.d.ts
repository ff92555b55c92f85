/** Export that `rehype-toc.mjs` adds to every MDX module. */
declare module '*.mdx' {
  export const toc: readonly { id: string; text: string; depth: 2 | 3 }[];
}
