import type { Json, JsonObject } from '@/lib/openapi/core/types';
import { getOperation, toApi, toApiOf } from '../core/support';

const toParameter = (place: string, name: Json, description = '') => ({
  in: place,
  name,
  description,
  schema: { type: 'string' },
  ...(place === 'path' ? { required: true } : {}),
});

function read(own: readonly JsonObject[], shared: readonly JsonObject[] = [], path = '/a') {
  const api = toApiOf({ [path]: { parameters: shared, get: { parameters: own } } });
  const { parameters, problems } = getOperation(api, `get ${path}`);
  return {
    texts: parameters.map(({ description }) => description),
    problems: problems.map(({ id, at }) => `${id} ${at}`),
  };
}

test('of two parameters of one name and place in one list the last counts, and the other is told', () => {
  const twice = [toParameter('query', 'x', 'first'), toParameter('query', 'x', 'last')];
  expect(read([...twice, toParameter('header', 'x', 'header')])).toEqual({
    texts: ['last', 'header'],
    problems: ['parameter-twice #/paths/~1a/get/parameters/0'],
  });
  expect(read([], twice)).toEqual({
    texts: ['last'],
    problems: ['parameter-twice #/paths/~1a/parameters/0'],
  });
});

test('one that takes the place of its path’s is as it should be', () => {
  const [shared, own] = ['shared', 'own'].map((text) => [toParameter('query', 'x', text)]);
  expect(read(own ?? [], shared)).toEqual({ texts: ['own'], problems: [] });
});

test('a path parameter that the path has no braces for is told', () => {
  const parameters = ['id', 'gone'].map((name) => toParameter('path', name, name));
  expect(read(parameters, [], '/a/{id}')).toEqual({
    texts: ['id', 'gone'],
    problems: ['path-parameter-unused #/paths/~1a~1{id}/get/parameters/1'],
  });
});

test('a webhook has no braces to tell of', () => {
  const webhooks = { paid: { post: { parameters: [toParameter('path', 'id')] } } };
  const api = toApi({ openapi: '3.1.0', webhooks });
  expect(getOperation(api, 'post paid').problems).toEqual([]);
});
