/* What takes long when the page reads a photo, with WebAssembly's vectors and one thread: the photo is shrunk, and goes
 * through the eight-bit layers of the network.
 *
 * A picture of c channels lies as rows of pixels, its channels side by side, with one pixel of border all round:
 * (height + 2) * (width + 2) * c numbers of 16 bits. They are what eight bits said, less their zero point; so the
 * border is 0, and two of them are multiplied and added in one step. Who calls keeps the memory (src/photo/layers.ts).
 */
#include <stdint.h>
#include <wasm_simd128.h>

#define EXPORT(name) __attribute__((export_name(#name))) name
#define ACROSS 8 /* channels of the answer that are worked out together */
#define ALONG 4  /* and neighbours */

typedef struct {
    const int16_t *in;
    int step, line; /* from one pixel to the next that is asked for, and from one row to the next */
    int size, pairs; /* rows of the window; numbers of one of its rows, by two */
} window;

/* Values of 32 bits become values of eight: scaled, rounded as Python rounds, kept between low and high. */
static inline v128_t narrowed(v128_t sum, v128_t factor, v128_t low, v128_t high) {
    v128_t scaled = wasm_f32x4_nearest(wasm_f32x4_mul(wasm_f32x4_convert_i32x4(sum), factor));
    return wasm_i32x4_max(low, wasm_i32x4_min(high, wasm_i32x4_trunc_sat_f32x4(scaled)));
}

/* `along` is known where this is called, so the loops over it unfold and the sums stay in registers. */
static inline __attribute__((always_inline)) void block(window at, const int along, const int16_t *weights, const int32_t *bias,
                                                        const float *factor, int16_t *out, int channels, v128_t low, v128_t high) {
    v128_t left[ALONG], right[ALONG];
    for (int p = 0; p < along; p++) {
        left[p] = wasm_v128_load(bias);
        right[p] = wasm_v128_load(bias + 4);
    }
    for (int y = 0; y < at.size; y++) {
        const int16_t *in = at.in + y * at.line;
        for (int k = 0; k < at.pairs; k++, in += 2, weights += 2 * ACROSS) {
            v128_t a = wasm_v128_load(weights), b = wasm_v128_load(weights + ACROSS);
            for (int p = 0; p < along; p++) {
                v128_t pixel = wasm_v128_load32_splat(in + p * at.step);
                left[p] = wasm_i32x4_add(left[p], wasm_i32x4_dot_i16x8(pixel, a));
                right[p] = wasm_i32x4_add(right[p], wasm_i32x4_dot_i16x8(pixel, b));
            }
        }
    }
    for (int p = 0; p < along; p++) {
        v128_t first = narrowed(left[p], wasm_v128_load(factor), low, high);
        v128_t second = narrowed(right[p], wasm_v128_load(factor + 4), low, high);
        wasm_v128_store(out + p * channels, wasm_i16x8_narrow_i32x4(first, second));
    }
}

/* A convolution with a square window of odd size (1 or 3). Weights come by blocks of eight channels of the answer, in
 * each by row of the window, then by pairs along it: eight times two numbers. */
void EXPORT(convolve)(const int16_t *in, int wide, int deep, int stride, int size, const int16_t *weights, const int32_t *bias,
                      const float *factor, int16_t *out, int width, int height, int channels, int low, int high) {
    const v128_t least = wasm_i32x4_splat(low), most = wasm_i32x4_splat(high);
    const int line = (wide + 2) * deep, pairs = size * deep / 2, inner = (1 - size / 2);
    for (int y = 0; y < height; y++) {
        const int16_t *row = in + (y * stride + inner) * line + inner * deep;
        int16_t *to = out + ((y + 1) * (width + 2) + 1) * channels;
        for (int c = 0; c < channels; c += ACROSS) {
            const int16_t *own = weights + (long)c * size * pairs * 2;
            window at = {row, stride * deep, line, size, pairs};
            int x = 0;
            for (; x + ALONG <= width; x += ALONG, at.in += ALONG * at.step)
                block(at, ALONG, own, bias + c, factor + c, to + x * channels + c, channels, least, most);
            for (; x < width; x++, at.in += at.step)
                block(at, 1, own, bias + c, factor + c, to + x * channels + c, channels, least, most);
        }
    }
}

/* One picture added to another of the same size, each with its own factor. The border stays 0. */
void EXPORT(add)(const int16_t *one, float by, const int16_t *other, float with, int16_t *out, int count, int low, int high) {
    const v128_t least = wasm_i32x4_splat(low), most = wasm_i32x4_splat(high);
    const v128_t a = wasm_f32x4_splat(by), b = wasm_f32x4_splat(with);
    for (int i = 0; i < count; i += 4) {
        v128_t x = wasm_f32x4_mul(a, wasm_f32x4_convert_i32x4(wasm_i32x4_load16x4(one + i)));
        v128_t y = wasm_f32x4_mul(b, wasm_f32x4_convert_i32x4(wasm_i32x4_load16x4(other + i)));
        v128_t sum = wasm_i32x4_trunc_sat_f32x4(wasm_f32x4_nearest(wasm_f32x4_add(x, y)));
        v128_t kept = wasm_i32x4_max(least, wasm_i32x4_min(most, sum));
        wasm_v128_store64_lane(out + i, wasm_i16x8_narrow_i32x4(kept, kept), 0);
    }
}

/* Every pixel four times: twice as wide and twice as high. */
void EXPORT(enlarge)(const int16_t *in, int16_t *out, int width, int height, int channels) {
    for (int y = 0; y < 2 * height; y++) {
        const int16_t *from = in + ((y / 2 + 1) * (width + 2) + 1) * channels;
        int16_t *to = out + ((y + 1) * (2 * width + 2) + 1) * channels;
        for (int x = 0; x < 2 * width; x++)
            for (int c = 0; c < channels; c += 8)
                wasm_v128_store(to + x * channels + c, wasm_v128_load(from + (x / 2) * channels + c));
    }
}

/* The last layer, in floats: one number for each channel of the answer, channel by channel, without a border. */
void EXPORT(answer)(const int16_t *in, float scale, int deep, const float *weights, const float *bias, float *out, int width,
                    int height, int channels) {
    const int plane = width * height;
    for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++) {
            const int16_t *pixel = in + ((y + 1) * (width + 2) + x + 1) * deep;
            for (int c = 0; c < channels; c++) {
                v128_t sum = wasm_f32x4_splat(0);
                for (int k = 0; k < deep; k += 4) {
                    v128_t value = wasm_f32x4_convert_i32x4(wasm_i32x4_load16x4(pixel + k));
                    sum = wasm_f32x4_add(sum, wasm_f32x4_mul(value, wasm_v128_load(weights + c * deep + k)));
                }
                float total = wasm_f32x4_extract_lane(sum, 0) + wasm_f32x4_extract_lane(sum, 1) +
                              wasm_f32x4_extract_lane(sum, 2) + wasm_f32x4_extract_lane(sum, 3);
                out[c * plane + y * width + x] = total * scale + bias[c];
            }
        }
}

/* Shrinking, as Pillow does it: each pixel of the result begins somewhere in the source and takes a part of so many, in
 * fixed point. */
#define BITS 22

static inline v128_t taken(const uint8_t *from, int step, const int32_t *parts, int count) {
    v128_t sum = wasm_i32x4_splat(1 << (BITS - 1));
    for (int k = 0; k < count; k++, from += step) {
        v128_t pixel = wasm_u32x4_extend_low_u16x8(wasm_u16x8_extend_low_u8x16(wasm_v128_load32_zero(from)));
        sum = wasm_i32x4_add(sum, wasm_i32x4_mul(pixel, wasm_i32x4_splat(parts[k])));
    }
    v128_t whole = wasm_i32x4_shr(sum, BITS), half = wasm_i16x8_narrow_i32x4(whole, whole);
    return wasm_u8x16_narrow_i16x8(half, half);
}

/* Rows of red, green, blue and something become rows of red, green and blue of another width. The result needs a byte
 * more than it has. */
void EXPORT(narrow)(const uint8_t *in, int wide, int height, const int32_t *first, const int32_t *count, const int32_t *parts,
                    int most, uint8_t *out, int width) {
    for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++, out += 3)
            wasm_v128_store32_lane(out, taken(in + (y * wide + first[x]) * 4, 4, parts + x * most, count[x]), 0);
}

/* Rows of so many bytes become fewer rows, or more. The result needs three bytes more than it has. */
void EXPORT(lower)(const uint8_t *in, int line, const int32_t *first, const int32_t *count, const int32_t *parts, int most,
                   uint8_t *out, int height) {
    for (int y = 0; y < height; y++)
        for (int x = 0; x < line; x += 4)
            wasm_v128_store32_lane(out + y * line + x, taken(in + first[y] * line + x, line, parts + y * most, count[y]), 0);
}
