/** One vocabulary: the fields of the OpenAPI document of `/api/v1`, walked as a whole. */
import { describe, expect, test } from 'vitest';
import { publishedDocument } from '../../src/http/openapi/published';
import { DocumentFields } from './openapiFields';

const { all: fields } = new DocumentFields(publishedDocument());

describe('the fields of /api/v1', () => {
  test('the walk reaches the fields of requests and of responses', () => {
    expect(fields.filter(({ direction }) => direction === 'request').length).toBeGreaterThan(150);
    expect(fields.filter(({ direction }) => direction === 'response').length).toBeGreaterThan(1000);
  });

  test('every field has a description', () => {
    const undescribed = fields.filter(({ description }) => !description?.trim());
    expect(undescribed.map(({ owner, name }) => `${owner}: ${name}`)).toEqual([]);
  });
});
