import { printVisibleJson, quoteRuby as quote } from './literal';
import { READER_FILE } from './snippet-body';
import { joinLines, printParts, type SnippetRequest, type Syntax } from './snippet-parts';

const SYNTAX: Syntax = {
  quote,
  readKey: (variable) => `ENV.fetch('${variable}')`,
  encodeKey: (key) => `URI.encode_www_form_component(${key})`,
  plus: ' + ',
  // A heredoc with quoted delimiters computes nothing.
  json: (value) => `<<~'JSON'\n${printVisibleJson(value).replace(/^/gm, '  ')}\nJSON`,
  form: (pairs) => {
    const lines = pairs.map(([name, text]) => `  [${quote(name)}, ${quote(text)}]`);
    return `URI.encode_www_form([\n${lines.join(',\n')}\n])`;
  },
  pieces: (pieces) => {
    const all = pieces.map((one) =>
      one === READER_FILE ? "File.binread('YOUR_FILE')" : quote(one),
    );
    // Texts and bytes can be joined only as bytes where both are more than ASCII.
    return all.length > 1 && pieces.includes(READER_FILE)
      ? `[\n  ${all.join(',\n  ')}\n].map(&:b).join`
      : all.join(' +\n    ');
  },
};

/** Methods whose class sends a request as it is. */
const PLAIN_CLASS = /^(GET|HEAD|DELETE|OPTIONS|COPY|MOVE|TRACE)$/;
/** Methods whose class sends an empty form where there is no body. */
const FORM_CLASS = /^(POST|PUT|PATCH|LOCK|UNLOCK)$/;

/** Prints how a request is made: by the class of its method, else by its name. */
function printNewRequest({ method, body }: SnippetRequest): string {
  return PLAIN_CLASS.test(method) || (body && FORM_CLASS.test(method))
    ? `Net::HTTP::${method.slice(0, 1)}${method.slice(1).toLowerCase()}.new(url)`
    : `Net::HTTPGenericRequest.new(${quote(method)}, ${body !== undefined}, true, url)`;
}

/** Prints a request with `net/http`. */
export function printRuby(request: SnippetRequest): string {
  const { url, user, password, headers, body } = printParts(request, SYNTAX);
  return joinLines([
    "require 'uri'",
    "require 'net/http'\n",
    `url = URI(${url})\n`,
    'http = Net::HTTP.new(url.host, url.port)',
    !/^http:/i.test(request.url) && 'http.use_ssl = true',
    `\nrequest = ${printNewRequest(request)}`,
    user && `request.basic_auth(${user}, ${password ?? quote('')})`,
    ...headers.map(([name, value]) => `request[${quote(name)}] = ${value}`),
    body && `request.body = ${body}`,
    '\nresponse = http.request(request)',
    'puts response.code, response.body',
  ]);
}
