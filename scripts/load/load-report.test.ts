import { loadReport } from './load-report';

const run = {
  name: 'site',
  requests: 1000,
  seconds: 2,
  socketErrors: 0,
  statusErrors: 0,
  p50: 1,
  p99: 3.456,
};

test('a line says how many requests a second were answered and how fast', () => {
  expect(loadReport([run])).toEqual({
    lines: ['site      500 requests/s  p50   1.00 ms  p99   3.46 ms'],
    failures: [],
  });
});

test('a failed connection, an error and silence are failures', () => {
  expect(loadReport([{ ...run, socketErrors: 2 }]).failures).toEqual(['site: 2 connections failed']);
  expect(loadReport([{ ...run, statusErrors: 1 }]).failures).toEqual([
    'site: 1 answers with status 400 or higher',
  ]);
  expect(loadReport([{ ...run, requests: 0 }]).failures).toEqual(['site: no answer']);
});
