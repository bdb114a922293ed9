import { copyProject } from '@/testing/project-copy';

let project: ReturnType<typeof copyProject>;
beforeAll(() => {
  project = copyProject();
});
afterAll(() => project.remove());

const draw = () => project.run('scripts/assets/draw-outdated.ts');
const setAccent = (color: string) =>
  project.replace('content/colors.ts', "accent: '#0fccce'", `accent: '${color}'`);

test('draw-outdated draws nothing for unchanged content, or for an accent color with too little contrast', () => {
  expect(draw()).toBe('');
  setAccent('#0a6b6c');
  expect(draw()).toBe('');
}, 60_000);

test('draw-outdated draws icons and animations again for a new accent color', () => {
  setAccent('#ee7a1f');
  const drawn = draw();
  for (const file of ['app/icon.svg', 'app/favicon.ico', 'public/animations/']) expect(drawn).toContain(file);
  expect(project.read('app/icon.svg')).toContain('#ee7a1f');
  expect(project.run('scripts/check/show-problems.ts')).toMatch(/^Note: .*accentText.*\n$/);
  expect(draw()).toBe('');
}, 60_000);
