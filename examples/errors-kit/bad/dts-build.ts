export default { lib: [{ dts: { build: true } }] };
