export { english } from './runtime/labels/english';
