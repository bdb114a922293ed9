/** Makes a toggle button work. Its state is not saved. */
export default function mount(button: HTMLElement) {
  button.addEventListener('click', () => {
    button.ariaPressed = String(button.ariaPressed !== 'true');
  });
}
