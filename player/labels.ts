export { english } from './ui/labels/english';
