export default { externalHelpers: true };
