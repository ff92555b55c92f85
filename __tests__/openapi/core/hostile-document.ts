import type { Json, JsonObject } from '@/lib/openapi/core/types';

/** Where nothing of a hostile document may be asked for. */
export const EVIL = 'https://evil.example';

/** A script that leaves a trace wherever it runs. */
const RUN = 'globalThis.hit=1';

/** Addresses that run a script where nobody looks twice. */
const SCRIPT_URLS: readonly string[] = [
  `javascript:${RUN}`,
  `JavaScript:${RUN}`,
  ` \u0001javascript:${RUN}`,
  `java\tscript:${RUN}`,
  `java\nscript:${RUN}`,
  `jav\u0000ascript:${RUN}`,
  `javascript\u00a0:${RUN}`,
  `&#106;avascript:${RUN}`,
  `&#x6A;&#x61;vascript&colon;${RUN}`,
  `java&Tab;script&NewLine;:${RUN}`,
  `%6aavascript:${RUN}`,
  `vbscript:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `data:text/html;base64,PHNjcmlwdD5nbG9iYWxUaGlzLmhpdD0xPC9zY3JpcHQ+`,
  `blob:${EVIL}/x`,
  `filesystem:${EVIL}/x`,
  `view-source:javascript:${RUN}`,
  `feed:javascript:${RUN}`,
];

/** Markup that runs, loads or changes the page where it is taken for HTML. */
const MARKUP: readonly string[] = [
  `<script>${RUN}</script>`,
  `<SCRIPT SRC="${EVIL}/a.js"></SCRIPT>`,
  `<script type=module>import '${EVIL}/m.js'</script>`,
  `<img src="${EVIL}/a.png" srcset="${EVIL}/b.png 2x" onerror="${RUN}">`,
  `<img src=# onerror=${RUN}>`,
  `<picture><source srcset="${EVIL}/c.png"><img src="${EVIL}/d.png"></picture>`,
  `<svg onload="${RUN}"><script>${RUN}</script><image href="${EVIL}/e.png"/><use href="${EVIL}/f.svg#a"/></svg>`,
  `<svg><animate onbegin="${RUN}" attributeName=x dur=1s></svg>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=# onerror=${RUN}&gt;">`,
  `<iframe src="${EVIL}/g" srcdoc="<script>parent.hit=1</script>"></iframe>`,
  `<object data="${EVIL}/h"></object><embed src="${EVIL}/i"><applet code="${EVIL}/j">`,
  `<video src="${EVIL}/k" poster="${EVIL}/l" autoplay onplay="${RUN}"></video><audio src="${EVIL}/m">`,
  `<link rel="stylesheet" href="${EVIL}/n.css"><link rel=preload as=script href="${EVIL}/o.js">`,
  `<link rel=dns-prefetch href="${EVIL}"><link rel=prefetch href="${EVIL}/p"><link rel=icon href="${EVIL}/q">`,
  `<style>@import '${EVIL}/r.css'; body{background:url(${EVIL}/s.png)}</style>`,
  `<p style="position:fixed;inset:0;background:url(${EVIL}/t.png)">over all</p>`,
  `<base href="${EVIL}/"><meta http-equiv="refresh" content="0;url=${EVIL}/u">`,
  `<meta http-equiv="Content-Security-Policy" content="script-src *">`,
  `<form action="${EVIL}/v"><input name="card" autofocus onfocus="${RUN}"><button formaction="javascript:${RUN}">Pay</button></form>`,
  `<details open ontoggle="${RUN}"><summary onclick="${RUN}">more</summary>x</details>`,
  `<a href="/guides/" onclick="${RUN}" onmouseover="${RUN}" ping="${EVIL}/w">a link</a>`,
  `<table background="${EVIL}/x.png"><tr><td background="${EVIL}/y.png">cell</td></tr></table>`,
  `<body onload="${RUN}" background="${EVIL}/z.png"><marquee onstart="${RUN}">m</marquee>`,
  `<template><script>${RUN}</script></template><noscript><p title="</noscript><img src=# onerror=${RUN}>">`,
  `<textarea><script>${RUN}</script></textarea><title><img src=# onerror=${RUN}></title><xmp><img src=# onerror=${RUN}></xmp>`,
  `<h1 id="operation" class="title" name="body">a heading</h1><a id="hit" name="location">b</a>`,
  `<portal src="${EVIL}/1"></portal><frameset onload="${RUN}"><frame src="${EVIL}/2"></frameset>`,
  `<!--<img src="--><img src=# onerror=${RUN}//">`,
  `<![CDATA[<img src=# onerror=${RUN}>]]><?xml-stylesheet href="${EVIL}/3"?>`,
  `</p></div></main></body></html><script>${RUN}</script>`,
  `![a picture](${EVIL}/4.png "title") [![b](${EVIL}/5.png)](javascript:${RUN})`,
  `<img\nsrc=#\nonerror\n=\n"${RUN}"><x onclick=${RUN}>own element</x>`,
  '{{constructor.constructor("globalThis.hit=1")()}} ${globalThis.hit=1} <%= globalThis.hit=1 %>',
];

const LINKS = SCRIPT_URLS.flatMap((url, at) => [
  `[link ${at}](${url})`,
  `[angle ${at}](<${url}>)`,
  `<${url}>`,
  `<a href="${url.replaceAll('"', '&quot;')}">html ${at}</a>`,
]).join('\n\n');

/** A text that is one line where it stands, with all that a plain text could be mistaken for. */
const PLAIN = `"><script>${RUN}</script><img src="${EVIL}/plain.png" onerror="${RUN}">`;

/** What a reader must be able to read of a text that stands as it is. */
export const READABLE = `<script>${RUN}</script>`;

/** Texts that stand before and behind each piece of markup, and must be there to read. */
export const BESIDE = MARKUP.map((_, at) => [`before${at}`, `behind${at}`] as const);

const DESCRIPTION = [
  ...MARKUP.map((markup, at) => `before${at}\n\n${markup}\n\nbehind${at}`),
  LINKS,
].join('\n\n');

const toDocs = (url: string): JsonObject => ({ url, description: `Docs ${PLAIN}` });
const ref = ($ref: string): JsonObject => ({ $ref });
const json = (schema: Json, rest: JsonObject = {}): JsonObject => ({
  content: { 'application/json': { schema, ...rest } },
});

/** A schema whose every word is hostile. */
const SCHEMA: JsonObject = {
  type: 'object',
  title: PLAIN,
  description: DESCRIPTION,
  externalDocs: toDocs(`javascript:${RUN}`),
  required: [PLAIN, '__proto__'],
  properties: JSON.parse(
    JSON.stringify({
      [PLAIN]: {
        type: 'string',
        description: `<strong>Format: </strong>${PLAIN}<br><li>1 = ${PLAIN}</li> Default: ${PLAIN}`,
        enum: [PLAIN, `javascript:${RUN}`],
        'x-enum-descriptions': { [PLAIN]: PLAIN },
        default: PLAIN,
        example: PLAIN,
        pattern: `^(${PLAIN})+$`,
        format: PLAIN,
      },
      proto: { type: PLAIN, const: PLAIN, 'x-addedInVersion': PLAIN, deprecated: true },
      remote: ref(`${EVIL}/schema.json#/a`),
      relative: ref('other.json#/a'),
      script: ref(`javascript:${RUN}`),
      loop: ref('#/components/schemas/Hostile'),
      url: { type: 'string', format: 'uri', example: `javascript:${RUN}` },
    }).replace('"proto"', '"__proto__"'),
  ),
  patternProperties: { [PLAIN]: { type: 'string' } },
  additionalProperties: ref(`${EVIL}/more.json`),
  oneOf: [
    { title: PLAIN, properties: { kind: { const: PLAIN } } },
    ref(`${EVIL}/one.json`),
    ref('#/components/schemas/Hostile'),
  ],
  discriminator: { propertyName: PLAIN, mapping: { [PLAIN]: `${EVIL}/one.json` } },
};

const OPERATION: JsonObject = {
  tags: [PLAIN, 'constructor'],
  summary: PLAIN,
  operationId: PLAIN,
  description: DESCRIPTION,
  externalDocs: toDocs(` \u0001JavaScript:${RUN}`),
  deprecated: true,
  'x-deprecatedMessage': PLAIN,
  'x-addedInVersion': PLAIN,
  'x-stability': PLAIN,
  'x-required-permissions': { names: [PLAIN, '__proto__'], url: `javascript:${RUN}` },
  'x-rate-limit': { description: PLAIN, url: ` \u0001JavaScript:${RUN}` },
  'x-idempotency': { header: PLAIN, description: PLAIN, url: `//${EVIL}` },
  'x-timeout': { description: DESCRIPTION, externalDocs: toDocs(`data:text/html,${RUN}`) },
  'x-sandbox': [PLAIN, DESCRIPTION],
  servers: [
    { url: `javascript:${RUN}`, description: PLAIN },
    { url: `${EVIL}/{a}`, variables: { a: { default: PLAIN, enum: [PLAIN], description: PLAIN } } },
  ],
  security: [{ oauth: [PLAIN] }, { [PLAIN]: [] }, { key: [] }],
  parameters: [
    {
      name: PLAIN,
      in: 'query',
      required: true,
      description: DESCRIPTION,
      schema: SCHEMA,
      example: PLAIN,
    },
    {
      name: `x\r\nHost: ${EVIL}`,
      in: 'header',
      required: true,
      schema: { example: `a\r\nb: ${PLAIN}` },
    },
    {
      name: PLAIN,
      in: 'cookie',
      required: true,
      style: PLAIN,
      examples: { [PLAIN]: { value: PLAIN } },
    },
    ref(`${EVIL}/parameter.json`),
  ],
  requestBody: {
    description: DESCRIPTION,
    required: true,
    'x-display-fields': ['__proto__', PLAIN],
    content: {
      [PLAIN]: { schema: SCHEMA },
      'application/json': {
        schema: ref('#/components/schemas/Hostile'),
        examples: {
          [PLAIN]: { summary: PLAIN, description: PLAIN, value: { [PLAIN]: PLAIN } },
          remote: { externalValue: `${EVIL}/example.json` },
        },
      },
    },
  },
  responses: {
    200: {
      description: DESCRIPTION,
      headers: { [PLAIN]: { description: PLAIN, schema: { type: 'string', example: PLAIN } } },
      ...json(SCHEMA, { example: { a: PLAIN } }),
      links: {
        [PLAIN]: {
          operationRef: `${EVIL}/x`,
          description: DESCRIPTION,
          parameters: { [PLAIN]: PLAIN },
        },
      },
    },
    [PLAIN]: { description: PLAIN, ...json(ref(`${EVIL}/response.json`)) },
    default: ref(`${EVIL}/default.json`),
  },
  callbacks: {
    [PLAIN]: {
      [`{$request.body#/${PLAIN}}`]: { post: { summary: PLAIN, description: DESCRIPTION } },
    },
  },
};

/** A document in which every text, name and address is hostile. Its operations are those of `HOSTILE_IDS`. */
export const HOSTILE: JsonObject = {
  openapi: '3.1.0',
  info: {
    title: PLAIN,
    version: PLAIN,
    description: DESCRIPTION,
    termsOfService: `javascript:${RUN}`,
    contact: { name: PLAIN, url: `javascript:${RUN}`, email: `x"onmouseover="${RUN}` },
    license: { name: PLAIN, url: `data:text/html,<script>${RUN}</script>` },
  },
  externalDocs: toDocs(`java\tscript:${RUN}`),
  servers: [
    { url: `javascript:${RUN}//{a}`, description: PLAIN, variables: { a: { default: PLAIN } } },
    { url: `//evil.example/"><img src=# onerror=${RUN}>` },
  ],
  tags: [
    { name: PLAIN, description: DESCRIPTION, externalDocs: toDocs(`vbscript:${RUN}`) },
    { name: '__proto__' },
  ],
  paths: {
    '/one': { post: OPERATION, get: { ...OPERATION, tags: ['__proto__'], servers: [] } },
    [`/${PLAIN}`]: { post: OPERATION },
    '/remote': ref(`${EVIL}/path.json`),
  },
  webhooks: { [PLAIN]: { post: OPERATION } },
  components: {
    schemas: { Hostile: SCHEMA },
    securitySchemes: {
      oauth: {
        type: 'oauth2',
        description: DESCRIPTION,
        flows: {
          implicit: { authorizationUrl: `javascript:${RUN}`, scopes: { [PLAIN]: PLAIN } },
          authorizationCode: {
            authorizationUrl: `java\nscript:${RUN}`,
            tokenUrl: `data:text/html,${PLAIN}`,
            refreshUrl: `${EVIL}/refresh`,
            scopes: {},
          },
        },
      },
      key: { type: 'apiKey', in: 'header', name: `x\r\n${PLAIN}`, description: PLAIN },
      [PLAIN]: { type: 'openIdConnect', openIdConnectUrl: `javascript:${RUN}` },
    },
  },
};

/** `method path` of every operation of the hostile document. */
export const HOSTILE_IDS: readonly string[] = [
  'post /one',
  'get /one',
  `post /${PLAIN}`,
  `post ${PLAIN}`,
];
