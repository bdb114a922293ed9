import { startSteps } from './start-steps';

const start = '{"otherChunks":["a.js"],"runtimeModuleIds":[7]}';
const chunk =
  '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,5,(e,t,n)=>{n.other=e.f(1,2,(a)=>a)},42,(e,t,n)=>{e.f(8,9,(a)=>a);n.hydrateRoot=function(){}},43,(e,t,n)=>{n.last=1}]);';

test('React’s DOM module is a step of its own, before the page', () => {
  expect(startSteps(start, ['unrelated()', chunk])).toEqual([
    { otherChunks: ['a.js'], runtimeModuleIds: [42] },
    { otherChunks: ['a.js'], runtimeModuleIds: [7] },
  ]);
});

test('a build without it where it used to be stops', () => {
  expect(() => startSteps(start, ['unrelated()'])).toThrow('React’s DOM module');
});
