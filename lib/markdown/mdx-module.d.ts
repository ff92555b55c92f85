/** What every MDX module exports besides its component: `rehype-toc.mjs` adds it. */
declare module '*.mdx' {
  export const toc: readonly { id: string; text: string; depth: 2 | 3 }[];
}
