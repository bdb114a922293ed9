import { addScript } from './add-script';
import { islandSettings } from './protocol';

/** Adds a third-party script to the island. The script can insert content next to its `<script>` element. */
export default function mount(element: HTMLElement) {
  addScript(islandSettings(element, 'third-party-script'), element);
}
