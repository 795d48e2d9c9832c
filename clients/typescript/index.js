import createClient from 'openapi-fetch';

export const createKhagola = ({ baseUrl = 'http://localhost:8787', key, fetch } = {}) =>
  createClient({
    baseUrl,
    ...(fetch && { fetch }),
    ...(key && { headers: { Authorization: `Bearer ${key}` } }),
  });
