import { typeFaults } from './type-faults';

const line = '    title: x,';
const faults = (what: string) => typeFaults(`content/posts.ts(1,5): error TS2322: ${what}\n`, () => line);

test.each([
  [
    "Property 'title' is missing in type '{ id: string; }' but required in type 'Post'.",
    'the field title is missing',
  ],
  [
    "Type '{ id: string; }' is missing the following properties from type 'Post': title, picture",
    'the fields title, picture are missing',
  ],
  [
    "Object literal may only specify known properties, but 'titel' does not exist in type 'Post'. Did you mean to write 'title'?",
    'there is no field titel here; it must be title',
  ],
  [
    "Object literal may only specify known properties, and 'leed' does not exist in type '{ tag: string; }'.",
    'there is no field leed here; it must be one that stands in content/types.ts',
  ],
  ["Cannot find name 'Halfterm'.", "Halfterm is no text as it stands; it must be in quotes, 'Halfterm'"],
  [
    "Type '\"/profil\"' is not assignable to type 'Route'. Did you mean '\"/profile\"'?",
    '"/profil" is no page of the site',
  ],
  [
    'Type \'"power"\' is not assignable to type \'"controls" | "energy"\'.',
    '"power" is not known; it must be one of "controls", "energy"',
  ],
  [
    `Type '"a.png"' is not assignable to type '\`\${string}.svg\`'.`,
    '"a.png" is of another form; it must be ….svg',
  ],
  [
    "Type 'string' is not assignable to type 'number'.",
    'this is a text in quotes; it must be a number without quotes',
  ],
  [
    "Type '[string, string]' is not assignable to type 'string'.",
    'this is of another kind; it must be a text in quotes',
  ],
  [
    "Type '{ photo: string; }' is not assignable to type 'Picture'.\n  Property 'alt' is missing in type '{ photo: string; }' but required in type 'Photo'.",
    'the field alt is missing',
  ],
  [
    "Type 'readonly (\"news\" | \"energy\")[]' is not assignable to type 'readonly HomeSection[]'.\n  Type '\"news\" | \"energy\"' is not assignable to type 'HomeSection'.\n    Type '\"news\"' is not assignable to type 'HomeSection'.",
    '"news" is not known; it must be one that HomeSection lists',
  ],
])('%s', (what, plain) => {
  expect(faults(what)).toEqual([`content/posts.ts, line 1: ${plain}\n  title: x,`]);
});

test('what a type of the module lists is named', () => {
  const module = "export type Part =\n  | 'fan'\n  | 'duct';\nconst parts: Part[] = ['pump'];";
  const output = `content/posts.ts(4,23): error TS2322: Type '"pump"' is not assignable to type 'Part'.`;
  expect(typeFaults(output, () => module)[0]).toContain(
    `"pump" is not known; it must be one of 'fan', 'duct'`,
  );
});

test('what there is no rule for is said as the compiler says it', () => {
  expect(faults('This is odd.')).toEqual(['content/posts.ts, line 1: This is odd.\n  title: x,']);
  expect(typeFaults('', () => line)).toEqual([]);
  const elsewhere = "app/page.tsx(1,5): error TS2304: Cannot find name 'a'.";
  expect(typeFaults(elsewhere, () => line)).toEqual([elsewhere]);
});
