import { asArray, asRecord } from '../../../document/lottie';
import { getMember } from '../../../expressions/members';
import { charge } from '../../../expressions/meter';
import { Callable, notFound, SandboxObject, toNumber, toText, type Value } from '../../../expressions/values';
import type { Property } from './elements';
import { propertyOf, valueAt } from './properties';
import { PropertyValue } from './property-value';

/*
 * The groups of a layer's properties: the transform, shapes, masks and effects. They are found in the data of the file,
 * which is the same for all renderers.
 */

type Data = Record<string, unknown>;

/** Returns the groups that contain a group, from the innermost. */
type Outer = () => readonly SandboxObject[];

const PREFIX = /^ADBE (?:Vectors? )?(?:Rect|Ellipse|Star|Fill|Stroke|Grad|Trim|RoundCorner|Repeater)? ?/;

/** Makes the names of a property equal: “Stroke Width”, “strokeWidth” and “ADBE Vector Stroke Width”. */
const simplify = (name: string) => name.replace(PREFIX, '').replace(/[\s_]/g, '').toLowerCase();

/** For each type of shape, the fields of its properties, keyed by simplified name. */
const SHAPES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  el: { size: 's', position: 'p' },
  fl: { color: 'c', opacity: 'o' },
  gf: { startpoint: 's', startpt: 's', endpoint: 'e', endpt: 'e', opacity: 'o' },
  gs: {
    startpoint: 's',
    startpt: 's',
    endpoint: 'e',
    endpt: 'e',
    opacity: 'o',
    strokewidth: 'w',
    width: 'w',
  },
  rc: { size: 's', position: 'p', roundness: 'r' },
  rd: { radius: 'r', roundcorners1: 'r' },
  rp: { copies: 'c', offset: 'o' },
  sh: { path: 'ks', shape: 'ks' },
  sr: {
    ...{ points: 'pt', position: 'p', rotation: 'r', outerradius: 'or', outerroundness: 'os' },
    ...{ innerradius: 'ir', innerroundness: 'is' },
  },
  st: { color: 'c', opacity: 'o', strokewidth: 'w', width: 'w' },
  tm: { start: 's', end: 'e', offset: 'o' },
};

/** The fields of a transform, keyed by simplified name. */
const TRANSFORM: Readonly<Record<string, string>> = {
  ...{ anchorpoint: 'a', anchor: 'a', position: 'p', scale: 's', opacity: 'o', skew: 'sk', skewaxis: 'sa' },
  ...{ orientation: 'or', rotation: 'r', zrotation: 'r', rotatez: 'r', xrotation: 'rx', rotatex: 'rx' },
  ...{ yrotation: 'ry', rotatey: 'ry', xposition: 'px', position0: 'px', yposition: 'py', position1: 'py' },
  ...{ zposition: 'pz', position2: 'pz' },
};

/** A group whose properties are in fields of the file. */
class FieldGroup extends SandboxObject {
  private readonly groups: Outer;

  constructor(
    protected readonly data: Data,
    private readonly fields: Readonly<Record<string, string>>,
    outer: Outer,
  ) {
    super();
    this.groups = () => [this, ...outer()];
  }

  /** Returns the property in a field. */
  protected field(name: string): Value {
    const property = propertyOf(this.data[name]);
    return property && new PropertyValue(property, this.groups);
  }

  override get(name: string): Value {
    const simple = simplify(name);
    if (Object.hasOwn(this.fields, simple)) return this.field(this.fields[simple] ?? '');
    return simple === 'name' ? toValue(this.data.nm) : undefined;
  }

  override call([name]: Value[]): Value {
    if (typeof name !== 'number') return found(this.get(toText(name)), name);
    const field = Object.entries(this.data).find(([, value]) => asRecord(value).ix === name);
    return found(field && this.field(field[0]), name);
  }
}

/** Returns data of the file that is a number or text. */
export const toValue = (data: unknown): Value =>
  typeof data === 'number' || typeof data === 'string' ? data : undefined;

function found(value: Value, name: Value): Value {
  if (value === undefined) notFound('property', name);
  return value;
}

/** The transform of a layer or of a group of shapes. */
export class TransformGroup extends FieldGroup {
  constructor(data: Data, outer: Outer) {
    super(data, TRANSFORM, outer);
  }

  protected override field(name: string): Value {
    const { p, rz } = this.data;
    const { s: isSeparate, x, y, z } = asRecord(p);
    if (isSeparate) {
      const part = { px: x, py: y, pz: z }[name];
      const property = propertyOf(part);
      if (property) return new PropertyValue(property);
      if (name === 'p') return new SeparatePosition([x, y, z].map(propertyOf));
    }
    return super.field(name === 'r' && rz ? 'rz' : name);
  }
}

/** The position of a layer whose dimensions are separate properties. */
class SeparatePosition extends SandboxObject {
  constructor(private readonly parts: readonly (Property | undefined)[]) {
    super();
  }

  private at = (time?: number): Value[] => this.parts.map((part) => (part ? valueAt(part, time) : 0));

  override operand = () => this.at();

  override get(name: string): Value {
    if (name === 'valueAtTime') return new Callable(([time]) => this.at(toNumber(time)));
    return name === 'value' ? this.at() : getMember(this.at(), name);
  }
}

/** Returns whether data of the file has this name, match name or number. */
const isNamed = ({ nm, mn, ix, ind }: Data, name: Value) =>
  name !== undefined && [nm, mn, ix, ind].some((own) => own === name);

/** The shapes in a layer or in a group. */
export class Contents extends SandboxObject {
  private readonly groups: Outer;

  constructor(
    private readonly shapes: readonly Data[],
    outer: Outer,
  ) {
    super();
    this.groups = () => [this, ...outer()];
  }

  override get(name: string): Value {
    return name === 'numProperties' ? this.shapes.filter(({ ty }) => ty !== 'tr').length : undefined;
  }

  override call([name]: Value[]): Value {
    charge(this.shapes.length);
    const byNumber = typeof name === 'number' ? this.shapes[name - 1] : undefined;
    const shape = this.shapes.find((one) => isNamed(one, name)) ?? byNumber;
    if (!shape) notFound('shape', name);
    return createShape(shape, this.groups);
  }
}

/** A group of shapes. */
class ShapeGroup extends SandboxObject {
  private readonly groups: Outer;

  constructor(
    private readonly data: Data,
    outer: Outer,
  ) {
    super();
    this.groups = () => [this, ...outer()];
  }

  override get(name: string): Value {
    const shapes: Data[] = asArray(this.data.it).filter(Boolean);
    if (name === 'content') return new Contents(shapes, this.groups);
    if (name === 'transform') {
      const transform = shapes.find(({ ty }) => ty === 'tr');
      return transform && new TransformGroup(transform, this.groups);
    }
    return name === 'name' ? toValue(this.data.nm) : undefined;
  }

  override call([name]: Value[]): Value {
    const isContent = name === 2 || name === 'Contents' || name === 'ADBE Vectors Group';
    return found(this.get(isContent ? 'content' : 'transform'), name);
  }
}

/** The dashes of a stroke. */
class Dashes extends SandboxObject {
  constructor(
    private readonly dashes: readonly Data[],
    private readonly outer: Outer,
  ) {
    super();
  }

  override get(name: string): Value {
    const kind = simplify(name);
    const numberOf = Number(kind.slice(-1)) || 1;
    const letter = { dash: 'd', gap: 'g', offset: 'o' }[kind.replace(/\d$/, '')];
    const dash =
      this.dashes.find(({ nm }) => nm === name) ?? this.dashes.filter(({ n }) => n === letter)[numberOf - 1];
    const property = propertyOf(dash?.v);
    return property && new PropertyValue(property, () => [this, ...this.outer()]);
  }

  override call([name]: Value[]): Value {
    return found(this.get(toText(name)), name);
  }
}

class Stroke extends FieldGroup {
  constructor(
    data: Data,
    fields: Readonly<Record<string, string>>,
    private readonly outer: Outer,
  ) {
    super(data, fields, outer);
  }

  override get(name: string): Value {
    const isDash = simplify(name) === 'dash' || simplify(name) === 'dashes';
    return isDash ? new Dashes(asArray(this.data.d).filter(Boolean), this.outer) : super.get(name);
  }
}

function createShape(data: Data, outer: Outer): SandboxObject {
  if (data.ty === 'gr') return new ShapeGroup(data, outer);
  const type = String(data.ty);
  const fields = (Object.hasOwn(SHAPES, type) && SHAPES[type]) || {};
  return data.ty === 'st' ? new Stroke(data, fields, outer) : new FieldGroup(data, fields, outer);
}

/** The parameters of an effect, or of a group in an effect. */
class Effect extends SandboxObject {
  /** @param layerAt returns the layer with a number, for parameters that are layers */
  constructor(
    private readonly data: Data,
    private readonly layerAt: (number: Value) => Value,
    private readonly outer: Outer,
  ) {
    super();
  }

  private parameter(matches: (parameter: Data) => boolean): Value {
    const parameters: Data[] = asArray(this.data.ef).filter(Boolean);
    charge(parameters.length);
    const data = parameters.find(matches);
    if (!data) return undefined;
    if (data.ef) return new Effect(data, this.layerAt, () => [this, ...this.outer()]);
    const property = propertyOf(data.v);
    if (!property) return undefined;
    const value = new PropertyValue(property, () => [this, ...this.outer()]);
    return data.ty === LAYER ? this.layerAt(value.operand()) : value;
  }

  override get(name: string): Value {
    if (name === 'name') return toValue(this.data.nm);
    if (name === 'numProperties') return asArray(this.data.ef).length;
    if (name === 'active' || name === 'enabled') return this.data.en !== 0;
    if (name === 'color' && this.data.mn === 'ADBE Color Control') return this.call([1]);
    return this.parameter(({ nm }) => simplify(String(nm)) === simplify(name));
  }

  override call([name]: Value[]): Value {
    const parameter = this.parameter((one) => isNamed(one, name));
    return found(parameter ?? (typeof name === 'number' ? this.at(name) : undefined), name);
  }

  private at(number: number): Value {
    const data = asArray(this.data.ef)[number - 1];
    return data && this.parameter((one) => one === data);
  }
}

/** The type of a parameter that is a layer. */
const LAYER = 10;

/** The function `effect`. */
export class Effects extends SandboxObject {
  override readonly type = 'function';

  constructor(
    private readonly list: readonly Data[],
    private readonly layerAt: (number: Value) => Value,
    private readonly outer: Outer,
  ) {
    super();
  }

  override get(name: string): Value {
    return name === 'numProperties' ? this.list.length : undefined;
  }

  override call([name]: Value[]): Value {
    charge(this.list.length);
    const byNumber = typeof name === 'number' ? this.list[name - 1] : undefined;
    const data = this.list.find((one) => isNamed(one, name)) ?? byNumber;
    if (!data) notFound('effect', name);
    return this.create(data);
  }

  private create = (data: Data) => new Effect(data, this.layerAt, () => [this, ...this.outer()]);

  /** Returns the effect that contains a parameter. */
  containing(parameter: unknown): SandboxObject | undefined {
    const data = this.list.find(({ ef }) => asArray(ef).some((one) => one?.v === parameter));
    return data && this.create(data);
  }
}

/** The function `mask`. */
export class Masks extends SandboxObject {
  override readonly type = 'function';

  constructor(
    private readonly list: readonly Data[],
    private readonly outer: Outer,
  ) {
    super();
  }

  override call([name]: Value[]): Value {
    const mask = this.list.find(({ nm }) => nm === name) ?? this.list[Number(name) - 1];
    if (!mask) notFound('mask', name);
    return new FieldGroup(mask, MASK, this.outer);
  }
}

const MASK = { maskpath: 'pt', maskopacity: 'o', maskexpansion: 'x' };

/** Returns the groups in a layer that contain a property, from the innermost; an empty list if there are none. */
export function groupsOf(
  data: unknown,
  contents: Contents,
  shapes: readonly Data[],
): readonly SandboxObject[] {
  const lists: { list: readonly Data[]; outer: Outer }[] = [{ list: shapes, outer: () => [contents] }];
  for (let next = lists.pop(); next; next = lists.pop()) {
    const { list, outer } = next;
    charge(list.length);
    for (const shape of list) {
      const group = createShape(shape, outer);
      if (Object.values(shape).includes(data)) return [group, ...outer()];
      if (Array.isArray(shape.it)) {
        const inner = new Contents(shape.it, () => [group, ...outer()]);
        lists.push({ list: shape.it.filter(Boolean), outer: () => [inner, group, ...outer()] });
      }
    }
  }
  return [];
}
