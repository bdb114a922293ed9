import { functionText } from './function-text';

/** The source of a module of lottie-web, in the three notations for functions that its modules contain. */
const SOURCE = `
Layer.prototype.draw = function (frame) {
  if (frame) {
    this.paint();
  }
};

Layer.prototype = {
  hide: function () {},
  show: function () {
    this.paint();
  },
};

function Layer(data) {
  function find(name) {
    return data[name];
  }
  return { find: find };
}
`;

test.each([
  ['draw', 5],
  ['hide', 1],
  ['show', 3],
  ['Layer', 6],
  ['find', 3],
])('functionText returns the text of %s', (name, lines) => {
  const text = functionText(SOURCE, name) ?? '';
  expect(text).toContain(name);
  expect(text.split('\n')).toHaveLength(lines);
  expect(SOURCE).toContain(text);
});

test('functionText returns undefined for a function that does not exist', () => {
  expect(functionText(SOURCE, 'paint')).toBeUndefined();
});
