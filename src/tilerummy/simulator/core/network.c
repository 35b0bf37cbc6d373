/* values(): a small network on whole numbers. Must agree with network.py, which says what its bytes are.
 *
 * Sums wrap around as unsigned numbers do; the weights are such that they never have to. Like python.c, this file knows
 * Python. */

enum {
    MAX_LAYERS = 4,
    MAX_WIDTH = 1024,
    MOST_ACTIVE = 32767, /* a unit gives no more on */
};

typedef struct {
    int inputs, outputs, shift;
    const uint8_t *biases, *weights; /* int32, then int16 for each input and output */
} Weights; /* of one layer */

/* Read the layers of a network; how many there are, or 0 with an error. */
static int read_layers(const Py_buffer *bytes, Weights *layers)
{
    const uint8_t *at = bytes->buf, *end = at + bytes->len;
    int count = bytes->len > 0 ? *at : 0, inputs = 0;
    if (count < 1 || count > MAX_LAYERS)
        return refuse("a network has one to four layers");
    for (int k = 0; k < count; k++) {
        uint16_t head[3];
        at += k ? 0 : 2;
        if (end - at < (Py_ssize_t)sizeof head)
            return refuse("the network ends too soon");
        memcpy(head, at, sizeof head);
        at += sizeof head;
        layers[k] = (Weights){head[0], head[1], head[2], at, at + 4 * (Py_ssize_t)head[1]};
        if (!head[0] || !head[1] || head[0] > MAX_WIDTH || head[1] > MAX_WIDTH || head[2] > 16
            || (k && head[0] != inputs))
            return refuse("the layers of the network do not fit");
        Py_ssize_t size = 4 * (Py_ssize_t)head[1] + 2 * (Py_ssize_t)head[0] * head[1];
        if (end - at < size)
            return refuse("the network ends too soon");
        at += size;
        inputs = head[1];
    }
    return at == end ? count : (int)refuse("the network has too many bytes");
}

/* What a layer makes of its inputs: sums, which the last layer gives away as they are. */
static void run_layer(const Weights *layer, const int32_t *inputs, uint32_t *sums)
{
    memcpy(sums, layer->biases, 4 * (size_t)layer->outputs);
    for (int i = 0; i < layer->inputs; i++) {
        int16_t weights[MAX_WIDTH];
        if (!inputs[i])
            continue;
        memcpy(weights, layer->weights + 2 * (size_t)i * (size_t)layer->outputs, 2 * (size_t)layer->outputs);
        for (int j = 0; j < layer->outputs; j++)
            sums[j] += (uint32_t)inputs[i] * (uint32_t)(int32_t)weights[j];
    }
}

/* Value one row of features. */
static void run_row(const Weights *layers, int count, const int16_t *row, int32_t *answer)
{
    int32_t flow[MAX_WIDTH];
    uint32_t sums[MAX_WIDTH];
    for (int i = 0; i < layers[0].inputs; i++)
        flow[i] = row[i];
    for (int k = 0; k < count; k++) {
        run_layer(&layers[k], flow, sums);
        for (int j = 0; k < count - 1 && j < layers[k].outputs; j++) {
            int32_t sum = (int32_t)sums[j];
            flow[j] = sum > 0 ? min_of(sum >> layers[k].shift, MOST_ACTIVE) : 0;
        }
    }
    memcpy(answer, sums, 4 * (size_t)layers[count - 1].outputs);
}

/* values(network, rows): see network.py. */
static PyObject *values(PyObject *module, PyObject *args)
{
    (void)module;
    Py_buffer network, rows;
    PyObject *answer = NULL;
    if (!PyArg_ParseTuple(args, "y*y*:values", &network, &rows))
        return NULL;
    Weights layers[MAX_LAYERS];
    int count = read_layers(&network, layers);
    if (count) {
        Py_ssize_t width = 2 * (Py_ssize_t)layers[0].inputs, number = rows.len / width;
        int outputs = layers[count - 1].outputs;
        if (rows.len % width)
            refuse("there must be a number for each input");
        else
            answer = PyBytes_FromStringAndSize(NULL, number * outputs * (Py_ssize_t)sizeof(int32_t));
        for (Py_ssize_t k = 0; answer && k < number; k++) {
            int16_t row[MAX_WIDTH];
            int32_t given[MAX_WIDTH];
            memcpy(row, (const uint8_t *)rows.buf + k * width, (size_t)width);
            run_row(layers, count, row, given);
            memcpy(PyBytes_AS_STRING(answer) + k * outputs * 4, given, 4 * (size_t)outputs);
        }
    }
    PyBuffer_Release(&network);
    PyBuffer_Release(&rows);
    return answer;
}
