/** Listens to the window. Returns a function that ends that. */
export function onWindow<Type extends keyof WindowEventMap>(
  type: Type,
  hear: (event: WindowEventMap[Type]) => void,
  isFirst = false,
): () => void {
  addEventListener(type, hear, isFirst);
  return () => removeEventListener(type, hear, isFirst);
}
